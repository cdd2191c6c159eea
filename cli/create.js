#!/usr/bin/env node
// Makes a new site: "npx --package <this package> create-mileward-site my-site" is "site init my-site". On an older Node the command line
// starts this file again, with the arguments as they are here.
if (process.argv[2] !== 'init') process.argv.splice(2, 0, 'init');
await import('./bin.js');

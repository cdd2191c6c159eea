import { builtSite } from '../tests/helpers/builtSite.ts';
import { proveCheck } from '../tests/helpers/proveCheck.ts';

/** Sows 200 faults into a copy of the built site and checks it: `npm run prove:check -- <faults> <seed>`. */
const [faults = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const { sown, missed, others } = await proveCheck(builtSite(), faults, seed);
const kinds = new Set(sown.map(({ kind }) => kind)).size;
const found = sown.length - missed.length;
process.stdout.write(
  `Seed ${seed}: ${found} of ${sown.length} faults of ${kinds} kinds were found with page, line and column.\n`,
);
for (const { kind, code, file, line, column } of missed) {
  process.stdout.write(`missed: ${kind}, ${code} at ${file}:${line}:${column}\n`);
}
for (const other of others) process.stdout.write(`not sown: ${other}\n`);
if (missed.length + others.length > 0) process.exitCode = 1;

// Scans a site on this machine by the rules of Mozilla's HTTP Observatory and prints the result as JSON. Arguments: the ports of HTTP and
// HTTPS on localhost, and a path. The command of the package can only scan the default ports, so this script calls its functions.
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

const [httpPort, httpsPort, path] = process.argv.slice(2);
const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
if (!retrieved.responses.auto) throw new Error('The site did not answer.');

const tests = ALL_TESTS.map((test) => test(retrieved)).map(({ constructor, result, pass }) => ({
  name: constructor.name,
  result,
  pass,
  points: getScoreModifier(result),
}));
const sum = (points) => points.reduce((total, one) => total + one, 100);
const withoutCredit = sum(tests.map(({ points }) => Math.min(points, 0)));
const score =
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
    ? sum(tests.map(({ points }) => points))
    : withoutCredit;
const { status } = retrieved.responses.auto;
console.log(JSON.stringify({ ...getGradeForScore(score), status, tests }));

#!/usr/bin/env bash
# email-reply-parser 2.3.7 takes a sentence of the answer for the head of a quote, and hides everything behind it.
#
# A good guess: "On Jan 26, 2027 at 5:40 PM Dana <dana@…> wrote:" is recognized by its date, its address or the quoted lines behind it. Wrong: a
# paragraph that begins with "On" and ends with "wrote:" is enough. A family that answers by days ("On Jan 26 we would like …") and passes on
# what somebody wrote loses the second half of its answer. None of the lines is quoted, and the library names the rest hidden, not quoted by
# doubt. Whoever shows the cut answer has to offer the whole message as well.
#
# Seen (Node 20.20.2): visible is "Yes to all three."; hidden are the days, the wish of the grandmother and the name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent email-reply-parser@2.3.7
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import * as library from 'email-reply-parser';

const Parser = library.default?.default ?? library.default;
const read = (text) => new Parser().read(text).getVisibleText().trim();
const answer = [
  'Yes to all three.',
  '',
  'On Jan 26 we would like Space 220, on Jan 27 Topolino’s. Grandma wrote:',
  'she wants Cinderella’s Royal Table on Jan 28.',
  '',
  'Jane',
].join('\n');
console.log(JSON.stringify(read(answer)));
assert.equal(read(answer), 'Yes to all three.');
assert.equal(read(answer.replace('wrote:', 'says:')), answer.replace('wrote:', 'says:'));
JS
node run.mjs

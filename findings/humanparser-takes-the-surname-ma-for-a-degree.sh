#!/usr/bin/env bash
# humanparser 2.7.0 leaves a person without a surname when it is Ma, and reads an initial V as "the fifth".
#
# A good guess: a parser of names takes a suffix only behind a first and a last name, so "Amy Ma" has the surname Ma. Wrong: the last word is
# compared with a list of suffixes without looking at how many words are left, and MA (Master of Arts) and V are in it. The surname comes back
# empty, and whoever writes a passenger list by it books somebody without one.
# parse-full-name 1.2.7 reads "Amy Ma" right.
#
# Seen (Node 20.20.2):
#   Amy Ma -> {"firstName":"Amy","lastName":"","suffix":"Ma"}
#   Jen V  -> {"firstName":"Jen","lastName":"","suffix":"V"}
#   Amy Le -> {"firstName":"Amy","lastName":"Le"}
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent humanparser@2.7.0 parse-full-name@1.2.7
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import humanparser from 'humanparser';
import { parseFullName } from 'parse-full-name';

const read = (name) => {
  const { firstName, lastName, suffix } = humanparser.parseName(name);
  const found = { firstName, lastName, ...(suffix && { suffix }) };
  console.log(`${name} -> ${JSON.stringify(found)}`);
  return found;
};
assert.deepEqual(read('Amy Ma'), { firstName: 'Amy', lastName: '', suffix: 'Ma' });
assert.deepEqual(read('Jen V'), { firstName: 'Jen', lastName: '', suffix: 'V' });
assert.deepEqual(read('Amy Le'), { firstName: 'Amy', lastName: 'Le' });
const { first, last, suffix } = parseFullName('Amy Ma');
assert.deepEqual({ first, last, suffix }, { first: 'Amy', last: 'Ma', suffix: '' });
JS
node run.mjs

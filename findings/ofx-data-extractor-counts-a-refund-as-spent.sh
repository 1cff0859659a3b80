#!/usr/bin/env bash
# ofx-data-extractor 1.5.0 counts money that comes back to a card (a refund, a fee taken back, the card’s own payment) as money spent.
#
# A good guess: OFX signs each amount as the customer sees it (section 3.2.9.2 of its specification: purchases are negative, payments to a
# card positive), so the sign decides, and the library keeps it: `amount` is 129 for the refund. Wrong: `direction` and the summary look at
# TRNTYPE as well. POS, FEE, PAYMENT and seven more types always mean "debit", and the summary adds them without their sign; only the other
# types, as CREDIT, can bring money back. A family that spent $749.00 and got $183.00 back reads that it spent $1,502.00 and got $50.00:
# the refunded ticket counts twice, and the payment of the last bill is spent once more. `validate()` finds no fault, and the documentation
# does not say how a direction is chosen. Add up `amount`, which is right.
#
# Seen (Node 20.20.2):
#   DEBIT   -620.00  debit
#   POS     -129.00  debit
#   POS      129.00  debit
#   FEE        4.00  debit
#   PAYMENT  620.00  debit
#   CREDIT    50.00  credit
#   summary: debit 1502, credit 50; the signed amounts: -749 and 803
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ofx-data-extractor@1.5.0
cat > run.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { Ofx } from 'ofx-data-extractor';

const rows = [
  ['DEBIT', -620, 'CRUISE DEPOSIT'],
  ['POS', -129, 'PARK TICKET'],
  ['POS', 129, 'PARK TICKET REFUND'],
  ['FEE', 4, 'FEE REVERSED'],
  ['PAYMENT', 620, 'PAYMENT THANK YOU'],
  ['CREDIT', 50, 'STATEMENT CREDIT'],
];
const transactions = rows.map(
  ([type, amount, name], index) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20270315120000<TRNAMT>${amount.toFixed(2)}<FITID>R${index}<NAME>${name}</STMTTRN>`,
);
const file = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
  '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20270401120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>',
  '<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><CCSTMTRS><CURDEF>USD',
  '<CCACCTFROM><ACCTID>1111222233334444</CCACCTFROM><BANKTRANLIST><DTSTART>20270301<DTEND>20270331',
  ...transactions,
  '</BANKTRANLIST><LEDGERBAL><BALAMT>54.00<DTASOF>20270331</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
]
  .join('\n')
  .replace(/(?<!^|\n)</g, '\n<');
const statement = new Ofx(file);
const read = statement.toNormalized().transactions.map(({ raw, amount, direction }) => [raw.TRNTYPE, amount, direction]);
for (const [type, amount, direction] of read) console.log(type.padEnd(8), String(amount.toFixed(2)).padStart(8), direction);
const { debit, credit } = statement.getTransactionsSummary();
const add = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0);
const amounts = read.map(([, amount]) => amount);
const signed = [add(amounts.filter((amount) => amount < 0)), add(amounts.filter((amount) => amount > 0))];
console.log(`summary: debit ${debit}, credit ${credit}; the signed amounts: ${signed.join(' and ')}`);

const directions = ['debit', 'debit', 'debit', 'debit', 'debit', 'credit'];
assert.deepEqual(read, rows.map(([type, amount], index) => [type, amount, directions[index]]));
assert.deepEqual([debit, credit], [1502, 50]);
assert.deepEqual(signed, [-749, 803]);
assert.equal(statement.validate().isValid, true);
JS
node run.mjs

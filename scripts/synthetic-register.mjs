// node scripts/synthetic-register.mjs: writes a register of medicines for demonstrations. The substances are real, every
// brand is made up from the beginning of its substance and an ending that no company uses.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const data = join(import.meta.dirname, '../packages/server/data');
const endings = ['aliks', 'ovelt', 'isarn', 'untar', 'emmik', 'orval', 'iskar', 'avend', 'ometsa', 'uvilt'];
/** Brands that the demonstration's own patients take. */
const chosen = {
  metoprolol: 'Betarolin',
  loratadine: 'Lorafrin',
  levothyroxine: 'Tirosan',
  ibuprofen: 'Ibumaks',
  pantoprazole: 'Pantosel',
  atorvastatin: 'Atorvasel',
};
const brandsOfEach = 2;
const vowel = /[aeiouy]/;

/** The same everywhere and always: what is in a demonstration must not change by itself. */
const numberOf = (text) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 1_000_003, 7);

const stemOf = (ingredient) => {
  const letters = ingredient.replace(/[^a-z]/g, '');
  let length = Math.min(6, letters.length);
  while (length > 3 && vowel.test(letters[length - 1])) length -= 1;
  return letters[0].toUpperCase() + letters.slice(1, length);
};

const taken = new Set(Object.values(chosen));
const brandOf = (ingredient, turn) => {
  if (turn === 0 && chosen[ingredient]) return chosen[ingredient];
  for (let step = 0; ; step += 1) {
    const ending = endings[(numberOf(ingredient) + turn * 3 + step) % endings.length];
    const brand = stemOf(ingredient) + ending + (step >= endings.length ? ` ${step}` : '');
    if (taken.has(brand)) continue;
    taken.add(brand);
    return brand;
  }
};

const strengthOf = (told) => {
  const [, number, unit] = /^([\d./]+)(.*)$/.exec(told);
  return `${number}${unit === '%' ? '' : ' '}${unit || 'mg'}`;
};
const form = / (cream|gel|ointment|drops|vaginal|nasal|tablets)$/;

let code = 9_000_000;
const lines = [
  'Pakendi kood;Ravimi nimetus;Toimeaine;ATC kood;Ravimvorm;Manustamisviis;Toimeainesisaldus;Riik',
];
for (const line of readFileSync(join(data, 'active-ingredients.txt'), 'utf8').split('\n').filter(Boolean)) {
  const [atc, shape, route, told] = line.split('|');
  for (const each of told.split(',')) {
    const [, named, strengths] = /^(.+?) (\d.*)$/.exec(each);
    for (let turn = 0; turn < brandsOfEach; turn += 1) {
      const brand = brandOf(named, turn);
      for (const strength of strengths.split(' ')) {
        code += 1;
        lines.push(
          [code, brand, named.replace(form, ''), atc, shape, route, strengthOf(strength), 'EE'].join(';'),
        );
      }
    }
  }
}
writeFileSync(join(data, 'synthetic-register.csv'), `${lines.join('\n')}\n`);

import { expect, it } from 'vitest';
import { withListFirst } from './reasons-in-list.ts';

const option = (value: string) => ({ value, label: value.toLowerCase() });
const groups = [
  { name: 'General', options: [option('COUGH'), option('HEADACHE')] },
  { name: 'Questionnaires', options: [option('PHQ_9'), option('GAD_7')] },
];

it('reasons of the list come first with their number; the others keep their groups', () => {
  const counts = new Map([
    ['HEADACHE', 2],
    ['GAD_7', 5],
  ]);
  expect(withListFirst(groups, counts, 'In this list')).toEqual([
    {
      name: 'In this list',
      options: [
        { ...option('GAD_7'), hint: '5' },
        { ...option('HEADACHE'), hint: '2' },
      ],
    },
    { name: 'General', options: [option('COUGH')] },
    { name: 'Questionnaires', options: [option('PHQ_9')] },
  ]);
  expect(withListFirst(groups, new Map(), 'In this list')).toEqual(groups);
});

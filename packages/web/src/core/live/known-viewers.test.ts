import { expect, it } from 'vitest';
import { knownAfter } from './known-viewers.ts';

const viewer = (userId: string, isWriting = false) => ({
  userId,
  firstName: userId,
  surname: 'Kasemaa',
  isWriting,
});
const whole = knownAfter(
  { views: { old: [viewer('gone')] }, present: [viewer('gone')] },
  {
    type: 'E_CONTACTS_VIEWERS',
    payload: { views: [{ eContactId: 'a', viewers: [viewer('liis')] }], present: [viewer('liis')] },
  },
);

it('takes the whole in place of what was known', () => {
  expect(whole).toEqual({ views: { a: [viewer('liis')] }, present: [viewer('liis')] });
});

it('adds who came and who writes, and takes away who left', () => {
  const joined = knownAfter(whole, {
    type: 'E_CONTACTS_VIEWERS_CHANGED',
    payload: {
      views: [{ eContactId: 'b', viewers: [viewer('helen', true)] }],
      came: [viewer('helen', true)],
      left: [],
    },
  });
  expect(joined.views).toEqual({ a: [viewer('liis')], b: [viewer('helen', true)] });
  expect(joined.present).toEqual([viewer('liis'), viewer('helen', true)]);
  const left = knownAfter(joined, {
    type: 'E_CONTACTS_VIEWERS_CHANGED',
    payload: { views: [{ eContactId: 'a', viewers: [] }], came: [viewer('helen')], left: ['liis'] },
  });
  expect(left.views.a).toEqual([]);
  expect(left.present).toEqual([viewer('helen')]);
});

it('knows an open e-contact beside the list', () => {
  const payload = { eContactId: 'a', viewers: [viewer('liis'), viewer('helen')] };
  const known = knownAfter(whole, { type: 'E_CONTACT_DETAILS_VIEWERS', payload });
  expect(known).toEqual({ views: { a: payload.viewers }, present: whole.present });
});

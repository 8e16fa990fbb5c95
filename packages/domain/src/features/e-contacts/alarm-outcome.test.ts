import { describe, expect, it } from 'vitest';
import { assertMayClose, closingRefusalOf, type RaisedAlarm } from './alarm-outcome.ts';
import { moveNames } from './moves.ts';

const none: RaisedAlarm = { redFlag: null, redFlagWaits: false, hasAlarmOutcome: false };
const seen: RaisedAlarm = { redFlag: 'CALL_112', redFlagWaits: false, hasAlarmOutcome: false };
const unseen: RaisedAlarm = { ...seen, redFlagWaits: true };
const said: RaisedAlarm = { ...seen, hasAlarmOutcome: true };
const closings = ['archive', 'replyAndClose', 'reject'] as const;
const completions = ['archive', 'replyAndClose'] as const;

describe('staff and a sign of an emergency', () => {
  it.each(closings)('%s waits until somebody has seen it, whatever is said of it', (move) => {
    expect(closingRefusalOf(move, unseen, false)).toBe('UNSEEN');
    expect(closingRefusalOf(move, unseen, true)).toBe('UNSEEN');
  });

  it.each(completions)('%s needs to be told what became of it, once since it was raised', (move) => {
    expect(closingRefusalOf(move, seen, false)).toBe('NO_OUTCOME');
    expect(closingRefusalOf(move, seen, true)).toBeUndefined();
    expect(closingRefusalOf(move, said, false)).toBeUndefined();
    expect(closingRefusalOf(move, said, true)).toBeUndefined();
  });

  it('what was seen is rejected without it', () => {
    expect(closingRefusalOf('reject', seen, false)).toBeUndefined();
  });

  it.each(closings)('%s: a weaker flag, or none, stops nobody and has nothing to be told of', (move) => {
    for (const alarm of [none, { ...unseen, redFlag: 'TODAY' as const }]) {
      expect(closingRefusalOf(move, alarm, false)).toBeUndefined();
      expect(closingRefusalOf(move, alarm, true)).toBe('NO_ALARM');
    }
  });

  it('nothing else is stopped, whoever has seen it', () => {
    const others = moveNames.filter((move) => !closings.some((closing) => closing === move));
    for (const move of others) expect(closingRefusalOf(move, unseen, false), move).toBeUndefined();
  });

  it('each refusal has a code', () => {
    const outcome = { kind: 'CALLED_112', tries: null } as const;
    expect(() => assertMayClose('archive', unseen, outcome)).toThrow('E_CONTACT_ALARM_UNSEEN');
    expect(() => assertMayClose('archive', seen, null)).toThrow('E_CONTACT_ALARM_OUTCOME_MISSING');
    expect(() => assertMayClose('archive', none, outcome)).toThrow('E_CONTACT_MOVE_NOT_ALLOWED');
    expect(() => assertMayClose('archive', seen, outcome)).not.toThrow();
  });
});

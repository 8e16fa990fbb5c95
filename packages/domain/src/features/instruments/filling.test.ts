import { describe, expect, it } from 'vitest';
import { type ProblemType, questionnaireTypes } from '../problem-types/index.ts';
import { fillingOf, hasShippedText, typesWithText } from './filling.ts';

const nothing = { suppliedTexts: new Set<ProblemType>(), hosted: new Set<ProblemType>() };

describe('how a questionnaire is filled in', () => {
  it('on our own pages where its text is free', () => {
    expect(fillingOf('PHQ9', { ...nothing, hosted: new Set(['PHQ9']) })).toBe('OWN_PAGES');
  });

  it('nowhere while nobody has its text', () => {
    expect(fillingOf('BDI', nothing)).toBeNull();
  });

  it('on our own pages once the clinic has entered its text', () => {
    expect(fillingOf('BDI', { suppliedTexts: new Set(['BDI']), hosted: new Set(['BDI']) })).toBe('OWN_PAGES');
  });

  it('at the provider where it hosts it', () => {
    expect(fillingOf('ISI', { ...nothing, hosted: new Set(['ISI']) })).toBe('HOSTED');
  });

  it('not at all where it is no questionnaire', () => {
    expect(fillingOf('COUGH', { ...nothing, hosted: new Set(['COUGH']) })).toBeNull();
  });

  it('with shipped words only where they are free or our own', () => {
    expect(questionnaireTypes.filter(hasShippedText)).toEqual([
      'IPSS2',
      'IPSS',
      'AUDIT',
      'FAGER',
      'SNAP_IV',
      'ASTHMA',
      'GAD',
      'PHQ9',
    ]);
  });

  it('only when each instrument of it has its words', () => {
    expect(typesWithText(new Set(['OHS']))).not.toContain('QUEST_OXFORD');
    expect(typesWithText(new Set(['OHS', 'OKS']))).toContain('QUEST_OXFORD');
    expect(typesWithText(new Set(['CAT']))).toContain('CAT_MMRC');
    expect(typesWithText(new Set(['ESS']))).not.toContain('EPWORTH_STOPBANG');
  });
});

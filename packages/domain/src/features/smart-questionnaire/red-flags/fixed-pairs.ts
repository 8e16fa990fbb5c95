/** Words that belong to the word after them: a "blood test" is no blood, "sick leave" is not being sick. */
const withNext: ReadonlyMap<string, RegExp> = new Map([
  ['sick', /^(?:leave|note|notes|paper|papers|list|pay|day|days|certificate|sheet)$/],
  [
    'blood',
    /^(?:tests?|pressure|counts?|sugars?|group|work|type|donations?|results?|samples?|thinners?|thinning)$/,
  ],
  ['heart', /^(?:tablets?|pills?|medicines?|drops|check|clinic)$/],
]);

/** Words that belong to the word before them. */
const withBefore: ReadonlyMap<string, RegExp> = new Map([
  ['again', /^never$/],
  ['крови', /^(?:анализ|давлени|тест|групп|проб)/],
  ['кровь', /^(?:сда|взял|берут|анализ)/],
  ['krwi', /^(?:badani|morfologi|cisnieni|analiz|grup|pobrani|probk|wynik)/],
  ['krew', /^(?:oddac|oddal|pobra)/],
  ['verd', /^(?:anna|andsin|anda|loovuta)/],
]);

export const isOfPair = (word: string, before: string, next: string): boolean =>
  (withNext.get(word)?.test(next) ?? false) || (withBefore.get(word)?.test(before) ?? false);

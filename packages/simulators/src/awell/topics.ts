/** What each item is about, in words of our own: the wording of the instruments is not here. */
export type Topics = Readonly<Record<InstrumentKey, readonly string[]>>;

export type InstrumentKey =
  | 'EEK2'
  | 'BDI2'
  | 'CAT'
  | 'MMRC'
  | 'ESS'
  | 'STOPBANG'
  | 'ISI'
  | 'STARTBACK'
  | 'OKS'
  | 'MCHATR';

export const pickerLanguages = ['et', 'en', 'ru', 'pl'] as const;
export type PickerLanguage = (typeof pickerLanguages)[number];

export const pickerLanguageNamed = (name: string | null | undefined): PickerLanguage | undefined =>
  pickerLanguages.find((language) => language === name);

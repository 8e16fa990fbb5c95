import type { InstrumentToWord } from '@tervita/contract/instruments';
import type { Language } from '@tervita/domain/core';
import { instrumentTextLimits as limits } from '@tervita/domain/instruments';
import type { FormEvent } from 'react';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { languageNames } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { countWorded, itemsLike, stemField, withLabel, withOptions } from './instrument-words.ts';
import { ItemFields } from './item-fields.tsx';
import styles from './questionnaire-texts.module.css';
import { TakeBack } from './take-back.tsx';
import { useQuestionnaireTexts } from './texts.ts';
import { TheirWords } from './their-words.tsx';
import { useWordsEditor } from './use-words-editor.ts';

interface Props {
  readonly clinicId: string;
  readonly instrument: InstrumentToWord;
  readonly language: Language;
}

/** The words of one instrument in one language, from the licence to the last answer. */
export function WordsForm({ clinicId, instrument, language }: Props) {
  const t = useQuestionnaireTexts();
  const { fields } = useClinicTexts().errors;
  const format = useFormat();
  const editor = useWordsEditor(clinicId, instrument, language);
  const { typed, saved, change, isChanged, faults } = editor;
  const { items, name, hasOwnWords } = instrument;
  const isFree = instrument.officialText !== null;
  const lacking = isFree ? t.officialMissing : t.licenceMissing;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const first = editor.submit();
    if (first) document.getElementById(first)?.focus();
  };
  const [first] = items;
  const alike = first ? itemsLike(first, items) : [];
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {isChanged ? (
        <Callout tone="turn" title={t.unsaved}>
          {t.unsavedHint}
        </Callout>
      ) : null}
      <Card>
        <div className={styles.item}>
          <Checkbox
            id="licence"
            checked={typed.hasLicence}
            error={editor.lacksLicence ? lacking : undefined}
            onChange={(event) => change({ hasLicence: event.target.checked })}
          >
            {isFree ? t.official : t.licence}
          </Checkbox>
          <TextArea
            id={stemField}
            rows={2}
            label={t.stem}
            hint={t.stemHint}
            limit={limits.stem}
            isCounterLate
            value={typed.words.stem}
            error={faults.includes(stemField) ? fields.tooLong : undefined}
            onChange={(event) => change({ words: { ...typed.words, stem: event.target.value } })}
          />
        </div>
      </Card>
      {items.map((item, at) => (
        <ItemFields
          key={item.id}
          item={item}
          number={at + 1}
          label={typed.words.items[item.id]?.label ?? ''}
          options={typed.words.items[item.id]?.options ?? {}}
          faults={faults}
          onLabel={(label) => change({ words: withLabel(typed.words, item.id, label) })}
          onOption={(option, text) =>
            change({ words: withOptions(typed.words, [item.id], { [option]: text }) })
          }
          onUseForAll={
            at === 0 && alike.length > 0
              ? () =>
                  change({
                    words: withOptions(
                      typed.words,
                      alike.map(({ id }) => id),
                      typed.words.items[item.id]?.options ?? {},
                    ),
                  })
              : undefined
          }
        />
      ))}
      {saved ? (
        <div>
          <TakeBack
            name={name}
            hasOwnWords={hasOwnWords}
            language={languageNames[language]}
            isPending={editor.isTakingBack}
            onTakeBack={editor.takeBack}
          />
        </div>
      ) : null}
      <div className={styles.saving}>
        {editor.isOvertaken ? (
          <TheirWords
            instrument={instrument}
            theirs={saved}
            onKeepMine={editor.keepMine}
            onTakeTheirs={editor.discard}
          />
        ) : null}
        {editor.hasFailed ? (
          <Callout tone="danger" role="alert">
            {t.saveFailed}
          </Callout>
        ) : null}
        {faults.length > 0 ? (
          <Callout tone="danger" role="alert">
            {t.emptyFields(faults.length)}
          </Callout>
        ) : null}
        <div className={styles.line} role="status">
          <span className={styles.hint}>{t.progress(countWorded(typed, items), items.length)}</span>
          {isChanged ? <Tag tone="new">{t.unsaved}</Tag> : null}
          {saved && !isChanged ? (
            <span className={styles.hint}>{t.savedAt(format.moment(saved.updatedAt))}</span>
          ) : null}
        </div>
        <div className={styles.line}>
          <Button
            type="submit"
            isDisabled={!isChanged || editor.isOvertaken}
            isPending={editor.isSaving}
            pendingLabel={t.saving}
          >
            {t.save}
          </Button>
          {isChanged ? (
            <Button variant="ghost" onPress={editor.discard}>
              {t.discard}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

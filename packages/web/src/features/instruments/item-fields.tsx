import type { InstrumentToWord } from '@tervita/contract/instruments';
import { instrumentTextLimits as limits } from '@tervita/domain/instruments';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardHead } from '../../ui/card-head.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { labelField, optionField } from './instrument-words.ts';
import styles from './questionnaire-texts.module.css';
import { useQuestionnaireTexts } from './texts.ts';

type Item = InstrumentToWord['items'][number];

interface Props {
  readonly item: Item;
  readonly number: number;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
  readonly onLabel: (label: string) => void;
  readonly onOption: (option: string, text: string) => void;
  /** Left out where no other item has the same answers. */
  readonly onUseForAll?: (() => void) | undefined;
}

const useAnswerName = () => {
  const t = useQuestionnaireTexts();
  return ({ id, points }: Item['options'][number], at: number): string => {
    const counted = t.points(points);
    if (id === 'yes') return t.answerYes(counted);
    return id === 'no' ? t.answerNo(counted) : t.answer(at + 1, counted);
  };
};

/** One question: what it is about, its words, and those of its answers. */
export function ItemFields(props: Props) {
  const { item, number, label, options, faults, onLabel, onOption, onUseForAll } = props;
  const t = useQuestionnaireTexts();
  const { fields } = useClinicTexts().errors;
  const answerName = useAnswerName();
  const faultOf = (field: string, text: string) =>
    faults.includes(field) ? (text.trim() === '' ? fields.required : fields.tooLong) : undefined;
  return (
    <Card as="section" aria-label={t.question(number)}>
      <div className={styles.item}>
        <CardHead level={2} title={t.question(number)} hint={t.topic(item.topic)} />
        <TextArea
          id={labelField(item.id)}
          rows={2}
          label={t.words}
          limit={limits.label}
          isCounterLate
          value={label}
          error={faultOf(labelField(item.id), label)}
          onChange={(event) => onLabel(event.target.value)}
        />
        <fieldset className={styles.answers}>
          <legend className={styles.legend}>{t.answers}</legend>
          {item.options.map((option, at) => {
            const text = options[option.id] ?? '';
            const field = optionField(item.id, option.id);
            return (
              <TextField
                key={option.id}
                id={field}
                label={answerName(option, at)}
                value={text}
                error={faultOf(field, text)}
                onChange={(event) => onOption(option.id, event.target.value)}
              />
            );
          })}
        </fieldset>
        {onUseForAll ? (
          <div>
            <Button variant="secondary" size="sm" onPress={onUseForAll}>
              {t.sameAnswers}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

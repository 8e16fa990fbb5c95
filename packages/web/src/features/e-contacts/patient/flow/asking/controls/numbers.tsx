import { SegmentedControl } from '../../../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../../../ui/text-field.tsx';
import { useAskingTexts } from '../../texts.ts';
import { unitWords } from '../check-answer.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';
import { Scale } from './scale.tsx';

/** A number with its unit; minutes or hours are chosen beside it. */
export function Numbers(props: ControlProps) {
  const { question, given, error, onGiven } = props;
  const t = useAskingTexts();
  const range = question.units.find(({ unit }) => unit === given.unit) ?? question.units[0];
  if (!range) return null;
  if (range.unit === 'scale') return <Scale {...props} range={range} />;
  const [least, most] = range.ordinary.map(String) as [string, string];
  const words = range.unit === 'celsius' ? t.question.usualTemperature : t.question.usual;
  const hint = words(least, most);
  return (
    <div className={styles.numbers}>
      <TextField
        id="answer"
        isLabelHidden
        label={question.label}
        inputMode="decimal"
        autoComplete="off"
        trail={question.units.length > 1 ? undefined : unitWords(range.unit, t)}
        hint={hint}
        value={given.text}
        error={error}
        onChange={({ target }) => onGiven({ ...given, text: target.value })}
      />
      {question.units.length > 1 ? (
        <SegmentedControl
          isWide
          label={t.question.howLong}
          value={range.unit}
          onChange={(unit) => onGiven({ ...given, unit })}
          segments={question.units.map(({ unit }) => ({ value: unit, label: unitWords(unit, t) }))}
        />
      ) : null}
    </div>
  );
}

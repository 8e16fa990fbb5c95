import { type ModelParameter, parameterRanges } from '@tervita/domain/ai';
import { useState } from 'react';
import { useFormat } from '../../../../core/format/index.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import { checkParameters, type ParameterFault, readParameters, withParameter } from './check-parameters.ts';

const names = Object.keys(parameterRanges) as ModelParameter[];

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const useSentence = () => {
  const t = usePlatformAiTexts().editor;
  const format = useFormat();
  return (fault: ParameterFault): string => {
    if (!('name' in fault)) return t[fault.kind];
    if (fault.kind !== 'range') return t[fault.kind](fault.name);
    const [least, most] = parameterRanges[fault.name];
    return t.range(fault.name, format.number(least), format.number(most));
  };
};

function OneParameter({ name, text, onChange }: Props & { name: ModelParameter }) {
  const t = usePlatformAiTexts().editor;
  const format = useFormat();
  // While it is being typed it may be half a number: "0.".
  const [typed, setTyped] = useState<string>();
  const read = readParameters(text);
  const value = typeof read === 'string' ? undefined : read[name];
  const [least, most] = parameterRanges[name];
  const type = (next: string) => {
    setTyped(next);
    const number = Number(next.replace(',', '.'));
    if (next.trim() === '') onChange(withParameter(text, name, undefined));
    else if (Number.isFinite(number)) onChange(withParameter(text, name, number));
  };
  return (
    <TextField
      label={name}
      hint={t.rangeHint(format.number(least), format.number(most))}
      inputMode="decimal"
      disabled={typeof read === 'string'}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The five numbers and the JSON say the same; whichever is changed changes the other. */
export function ParametersField({ text, onChange }: Props) {
  const t = usePlatformAiTexts().editor;
  const sentenceOf = useSentence();
  const faults = checkParameters(text);
  return (
    <div className={styles.stack}>
      <div className={styles.fields}>
        {names.map((name) => (
          <OneParameter key={name} {...{ name, text, onChange }} />
        ))}
      </div>
      <div className={styles.code}>
        <TextArea
          rows={4}
          label={t.parameters}
          hint={t.parametersHint}
          spellCheck={false}
          value={text}
          error={faults.length > 0 ? faults.map(sentenceOf).join('. ') : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}

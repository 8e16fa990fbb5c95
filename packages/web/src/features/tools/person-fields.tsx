import type { LastEContact } from '../../core/last-e-contact.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { LabelledChoice } from './labelled-choice.tsx';
import { isSomebodyElse, type PersonTyped } from './person.ts';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';
import { ValueField } from './value-field.tsx';

interface LineProps {
  readonly person: LastEContact;
  readonly typed: PersonTyped;
  readonly onForget: () => void;
}

/** Of which e-contact the result will be, and when what is typed is of somebody else. */
export function PersonLine({ person, typed, onForget }: LineProps) {
  const t = useToolsTexts();
  const { name, sex, age } = person;
  const about = [sex && t.sexes[sex].toLocaleLowerCase(), age].filter((each) => each !== undefined);
  return (
    <>
      <div className={styles.foot}>
        <span>{t.forPerson(about.length > 0 ? `${name} (${about.join(', ')})` : name)}</span>
        <Button variant="ghost" size="sm" onPress={onForget}>
          {t.somebodyElse}
        </Button>
      </div>
      {isSomebodyElse(person, typed) ? (
        <Callout tone="turn" role="status">
          {t.differs(name)}
        </Callout>
      ) : null}
    </>
  );
}

interface Props {
  readonly typed: PersonTyped;
  readonly change: (change: Partial<PersonTyped>) => void;
  readonly optional?: string | undefined;
}

export function PersonFields({ typed, change, optional }: Props) {
  const t = useToolsTexts();
  return (
    <>
      <LabelledChoice label={t.sex}>
        <SegmentedControl
          label={t.sex}
          isWide
          value={typed.sex}
          onChange={(sex) => change({ sex })}
          segments={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t.sexes[value] }))}
        />
      </LabelledChoice>
      <ValueField
        kind="age"
        label={t.age}
        optional={optional}
        unit={t.years}
        value={typed.age}
        onChange={(age) => change({ age })}
      />
    </>
  );
}

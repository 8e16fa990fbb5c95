import { DayField } from '../../../core/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './clinic-info.module.css';
import { inPlace } from './in-place.ts';
import type { SpecialDay } from './info-values.ts';
import { IntervalsEditor } from './intervals-editor.tsx';
import { useClinicInfoTexts } from './texts.ts';

interface Props {
  readonly days: readonly SpecialDay[];
  readonly onChange: (days: readonly SpecialDay[]) => void;
}

export function SpecialDaysEditor({ days, onChange }: Props) {
  const t = useClinicInfoTexts();
  const change = (at: number, over: Partial<SpecialDay>) =>
    onChange(days.map((day, place) => (place === at ? { ...day, ...over } : day)));
  return (
    <div className={styles.special}>
      {days.length === 0 ? <p className={styles.hint}>{t.noSpecial}</p> : null}
      <ul className={styles.days}>
        {days.map(inPlace).map(({ key, at, value: { day, name, intervals } }) => (
          <li key={key} className={styles.specialDay}>
            <DayField label={t.day} value={day} onChange={(typed) => change(at, { day: typed })} />
            <TextField
              label={t.dayName}
              maxLength={100}
              placeholder={t.dayNameHint}
              value={name}
              onChange={(event) => change(at, { name: event.target.value })}
            />
            <div className={styles.specialHours}>
              <span className={styles.smallLabel} aria-hidden>
                {t.hoursShort}
              </span>
              <IntervalsEditor
                day={name || t.aDay}
                intervals={intervals}
                onChange={(changed) => change(at, { intervals: [...changed] })}
              />
            </div>
            <IconButton
              label={t.remove(name || t.aDay)}
              onPress={() => onChange(days.filter((_, place) => place !== at))}
            >
              <Icon name="trash" size="sm" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="plus" />}
        onPress={() => onChange([...days, { day: '', name: '', intervals: [] }])}
      >
        {t.addDay}
      </Button>
    </div>
  );
}

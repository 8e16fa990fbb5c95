import { PickField } from '../../../ui/pick-field.tsx';
import { usePlatformAiTexts } from '../texts.ts';
import type { Prompt } from './prompt.ts';

interface Props {
  readonly prompt: Prompt;
  readonly label: string;
  readonly value: string;
  /** Before the versions: what else can be chosen. */
  readonly first?: { readonly value: string; readonly label: string } | undefined;
  readonly onChange: (value: string) => void;
}

export function VersionField({ prompt, label, value, first, onChange }: Props) {
  const t = usePlatformAiTexts();
  const options = prompt.versions.map(({ id, version, isActive }) => ({
    value: id,
    label: t.version(version),
    hint: isActive ? t.active : undefined,
  }));
  return (
    <PickField
      label={label}
      value={value}
      options={first ? [first, ...options] : options}
      placeholder={label}
      searchLabel={label}
      emptyText={t.versions.none}
      onChange={onChange}
    />
  );
}

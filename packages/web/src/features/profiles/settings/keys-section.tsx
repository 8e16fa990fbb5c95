import { keyModes, setKeyMode, useKeyMode } from '../../../core/commands/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Section } from './section.tsx';

/** Single letters get in the way of speech input and some screen readers. */
export function KeysSection() {
  const { keys } = useProfileTexts().profiles.settings;
  const mode = useKeyMode();
  return (
    <Section title={keys.title} hint={keys.hint}>
      <SegmentedControl
        label={keys.title}
        value={mode}
        onChange={setKeyMode}
        segments={keyModes.map((value) => ({ value, label: keys.modes[value] }))}
      />
    </Section>
  );
}

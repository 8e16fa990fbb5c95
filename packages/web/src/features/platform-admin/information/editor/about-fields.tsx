import { informationKinds, informationTypesMax } from '@tervita/domain/information-hub';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PickField } from '../../../../ui/pick-field.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useInformationHubTexts } from '../../../information-hub/index.ts';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import own from '../information.module.css';
import { hasBadSource } from './content.ts';
import type { Editor } from './use-editor.ts';

function Types({ editor: { content, change } }: { readonly editor: Editor }) {
  const t = useInformationEditorTexts();
  const { labels } = useClinicTexts().problemTypes;
  const chosen = content.problemTypes;
  const options = problemTypes
    .filter((type) => !chosen.includes(type))
    .map((value) => ({ value, label: labels[value] }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const put = (types: ProblemType[]) => change({ problemTypes: types });
  const add = (picked: string) => {
    const type = problemTypes.find((each) => each === picked);
    if (type) put([...chosen, type]);
  };
  return (
    <div>
      {chosen.length > 0 ? (
        <ul className={own.types} aria-label={t.types}>
          {chosen.map((type) => (
            <li key={type} className={own.type}>
              {labels[type]}
              <IconButton
                size="sm"
                label={t.removeType(labels[type])}
                onPress={() => put(chosen.filter((each) => each !== type))}
              >
                <Icon name="x" size="sm" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen.length < informationTypesMax ? (
        <PickField
          label={t.types}
          value=""
          options={options}
          placeholder={t.addType}
          searchLabel={t.findType}
          emptyText={t.noType}
          onChange={add}
        />
      ) : null}
    </div>
  );
}

/** What holds in all languages: who reads it, where it is recommended, and where it comes from. */
export function AboutFields({ editor }: { readonly editor: Editor }) {
  const t = useInformationEditorTexts();
  const { kinds } = useInformationHubTexts();
  const { content, change } = editor;
  return (
    <Card>
      <div className={styles.form}>
        <div className={styles.stack}>
          <SegmentedControl
            label={t.kind}
            value={content.kind}
            onChange={(kind) => change({ kind })}
            segments={informationKinds.map((value) => ({ value, label: kinds[value] }))}
          />
          <span className={styles.hint}>{t.readers[content.kind]}</span>
        </div>
        <Types editor={editor} />
        <TextField
          label={t.sourceUrl}
          hint={t.sourceUrlHint}
          type="url"
          inputMode="url"
          maxLength={500}
          value={content.sourceUrl}
          error={hasBadSource(content) ? t.badUrl : undefined}
          onChange={({ target }) => change({ sourceUrl: target.value })}
        />
      </div>
    </Card>
  );
}

import type { EditedInformation } from '@tervita/contract/information-hub';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import own from '../information.module.css';
import { AboutFields } from './about-fields.tsx';
import { Publishing } from './publishing.tsx';
import { TextFields } from './text-fields.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import { VersionDialog, Versions } from './versions.tsx';

interface OvertakenProps {
  readonly item: EditedInformation;
  readonly editor: Editor;
  readonly onLook: () => void;
}

/** Nobody's words are lost: those of the other are a version, these become the next one or go. */
function Overtaken({ item, editor, onLook }: OvertakenProps) {
  const t = useInformationEditorTexts().changed;
  const [newest] = item.versions;
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.title}
      action={
        <span className={styles.line}>
          <Button size="sm" variant="secondary" onPress={onLook}>
            {t.look}
          </Button>
          <Button size="sm" variant="secondary" isDisabled={editor.isFaulty} onPress={editor.saveOverNewer}>
            {t.keep}
          </Button>
          <Button size="sm" variant="ghost" onPress={editor.discard}>
            {t.take}
          </Button>
        </span>
      }
    >
      {t.text(newest?.by ?? '', item.version)}
    </Callout>
  );
}

/** An item with its four languages; beside it what staff have of it, and every version. */
export function EditorForm({ item }: { readonly item: EditedInformation | undefined }) {
  const t = useInformationEditorTexts();
  const editor = useEditor(item);
  const [read, setRead] = useState<number>();
  const { isChanged, isFaulty, isOvertaken, isSaving } = editor;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isFaulty && !isOvertaken && !isSaving) editor.save();
  };
  return (
    <div className={own.columns}>
      <form className={styles.form} onSubmit={send} noValidate>
        {item && isOvertaken ? (
          <Overtaken {...{ item, editor }} onLook={() => setRead(item.version)} />
        ) : null}
        <AboutFields editor={editor} />
        <TextFields editor={editor} />
        <div className={styles.saving}>
          <div className={styles.line}>
            <Button
              type="submit"
              isDisabled={!isChanged || isFaulty || isOvertaken}
              isPending={isSaving}
              pendingLabel={t.saving}
            >
              {t.save}
            </Button>
            {isChanged ? (
              <>
                <Button variant="ghost" onPress={editor.discard}>
                  {t.discard}
                </Button>
                <Tag tone="new">{t.unsaved}</Tag>
              </>
            ) : null}
            {isFaulty ? <span className={styles.hint}>{t.faulty}</span> : null}
          </div>
        </div>
      </form>
      {item ? (
        <div className={styles.stack}>
          <Publishing {...{ item, isChanged }} />
          <Versions item={item} onRead={setRead} />
        </div>
      ) : null}
      {item && read ? (
        <VersionDialog
          id={item.id}
          version={read}
          onBringBack={isChanged || read === item.version ? undefined : editor.bringBack}
          onClose={() => setRead(undefined)}
        />
      ) : null}
    </div>
  );
}

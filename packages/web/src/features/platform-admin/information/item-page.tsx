import { getEditedInformation } from '@tervita/contract/information-hub';
import { useParams } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { usePageTitle } from '../../../core/page/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ClinicsState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import { useInformationEditorTexts, usePlatformTexts } from '../texts.ts';
import { EditorForm } from './editor/editor-form.tsx';
import { editorAddress } from './information-page.tsx';

function Existing({ id }: { readonly id: string }) {
  const t = useInformationEditorTexts();
  const language = useLanguage();
  const answer = useAnswer(getEditedInformation, { params: { id } });
  const title = answer.data?.content.texts[language].title || t.untitled;
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {answer.data ? title : t.all}
      </h1>
      <ClinicsState answer={answer}>{(item) => <EditorForm key={id} item={item} />}</ClinicsState>
    </>
  );
}

function Fresh() {
  const t = useInformationEditorTexts();
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {t.newTitle}
      </h1>
      <EditorForm item={undefined} />
    </>
  );
}

/** One item of the information hub, to be written. */
export function Component() {
  const t = useInformationEditorTexts();
  const { views } = usePlatformTexts();
  const { id } = useParams();
  usePageTitle(views.information);
  return (
    <div className={styles.page}>
      <span>
        <LinkButton size="sm" variant="ghost" to={editorAddress} icon={<Icon name="arrow-left" size="sm" />}>
          {t.all}
        </LinkButton>
      </span>
      {id ? <Existing id={id} /> : <Fresh />}
    </div>
  );
}

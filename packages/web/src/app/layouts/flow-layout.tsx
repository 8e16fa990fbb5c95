import { useNavigate } from 'react-router';
import { useCurrentFlowStep, useGoBack } from '../../core/page/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Banners } from '../shell/banners.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import styles from './frame.module.css';
import { Frame } from './frame.tsx';
import { useDensity } from './use-density.ts';
import { useKeepRole } from './use-keep-role.ts';

/** One question per page: Back, the name of what is going on, Close, and how far one is. */
export function Component() {
  const { core, shell } = usePublicTexts();
  const flow = useCurrentFlowStep();
  const navigate = useNavigate();
  const goBack = useGoBack();
  useDensity('comfortable');
  useKeepRole('PRM_PATIENT');
  const back = () => {
    if (flow?.backTo) goBack(flow.backTo);
    else void navigate(-1);
  };
  const close = () => void navigate(flow?.closeTo ?? '/my-e-contacts');
  const words = flow && shell.flow.progress(Math.floor(flow.step), flow.of);
  const header = (
    <header className={styles.flowHead}>
      <div className={styles.flowBar}>
        <IconButton label={core.actions.back} onPress={back}>
          <Icon name="arrow-left" size="lg" />
        </IconButton>
        <span className={styles.flowName}>{flow?.name}</span>
        <LanguageSelect />
        <IconButton label={shell.flow.close} onPress={close}>
          <Icon name="x" size="lg" />
        </IconButton>
      </div>
      {flow && words ? (
        <ProgressBar
          variant="thin"
          label={words}
          value={(flow.share ?? flow.step / flow.of) * 100}
          valueText={words}
        />
      ) : null}
    </header>
  );
  return (
    <Frame
      width="column"
      header={header}
      notice={<OfflineNotice />}
      banners={<Banners hasMessages={false} />}
    />
  );
}

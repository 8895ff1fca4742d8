import { riseOfEmpire } from '@openrealms/content';
import { packSchemaText, packText } from '@openrealms/engine';
import { Button, FileTrigger } from 'react-aria-components';
import { downloadText } from '../../app/download.ts';
import { PageFrame } from '../../app/page-frame.tsx';
import buttons from '../../form/buttons.module.css';
import field from '../../form/field.module.css';
import { FoldedPanel } from '../../form/folded-panel.tsx';
import { useFileDrop } from '../../games/use-file-drop.ts';
import { useWords } from '../../i18n/words.ts';
import page from '../list/campaign-list.module.css';
import { PackReport } from './pack-report.tsx';
import { PackRow } from './pack-row.tsx';
import styles from './packs-screen.module.css';
import { packsWords } from './packs-words.ts';
import { RemovedPackRow } from './removed-pack-row.tsx';
import { usePacks } from './use-packs.ts';

/** The packs of this browser. */
export function PacksScreen() {
  const say = useWords(packsWords);
  const { kept, removed, files, message, error, add, remove, putBack, ...shelf } = usePacks();
  const hovering = useFileDrop((chosen) => void add(chosen));
  return (
    <PageFrame
      title={say.title}
      actions={
        <a href="#/campaigns" className={buttons.quiet}>
          {say.all}
        </a>
      }
    >
      <div className={page.page}>
        <p className={page.lead}>{say.lead}</p>
        <div className={page.actions}>
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(chosen) => void add([...(chosen ?? [])])}
          >
            <Button className={buttons.primary}>{say.add}</Button>
          </FileTrigger>
          <button
            type="button"
            className={buttons.plain}
            onClick={() => downloadText(`${riseOfEmpire.id}.json`, packText(riseOfEmpire))}
          >
            {say.ours}
          </button>
          <p className={field.hint}>{say.addHint}</p>
        </div>
        <p role="status" className={page.message}>
          {message}
        </p>
        <div role="alert" className={page.errors}>
          {error !== '' && <p className={field.error}>{error}</p>}
        </div>
        {files.map(({ file, result }) =>
          'problems' in result && result.problems.length > 0 ? (
            <PackReport key={file} file={file} problems={result.problems} />
          ) : null,
        )}
        <section className={styles.own} aria-labelledby="own-packs">
          <h2 id="own-packs" className={styles.heading}>
            {say.list}
          </h2>
          {kept === null && <p className={field.hint}>{say.loading}</p>}
          {kept === undefined && <p className={field.error}>{say.noStorage}</p>}
          {kept?.length === 0 && removed.length === 0 && <p className={field.hint}>{say.none}</p>}
          <ul className={page.list}>
            {kept?.map((pack) => (
              <PackRow
                key={pack.stored.key}
                pack={pack}
                asked={shelf.asked?.key === pack.stored.key ? shelf.asked.needs : null}
                returned={shelf.returned === pack.stored.key}
                onRemove={(sure) => void remove(pack, sure)}
                onKeep={shelf.keep}
              />
            ))}
            {removed.map((pack) => (
              <RemovedPackRow
                key={pack.stored.key}
                name={pack.stored.name}
                onPutBack={() => void putBack(pack)}
              />
            ))}
          </ul>
        </section>
        <FoldedPanel title={say.how}>
          <ol className={styles.steps}>
            {say.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <button
            type="button"
            className={`${buttons.plain} ${styles.schema}`}
            onClick={() => downloadText('pack.schema.json', packSchemaText())}
          >
            {say.schema}
          </button>
        </FoldedPanel>
      </div>
      {hovering && (
        <div className={page.drop} aria-hidden="true">
          {say.drop}
        </div>
      )}
    </PageFrame>
  );
}

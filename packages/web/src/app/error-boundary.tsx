import { Component, type ErrorInfo, type ReactNode } from 'react';
import { languageOf } from '../i18n/language.ts';
import { words } from '../i18n/words.ts';
import { fileOf, onHostFailure } from '../match/matches.ts';
import { useSettings } from '../settings/settings.ts';
import { downloadText } from './download.ts';
import styles from './error-boundary.module.css';

const errorWords = words(
  {
    title: 'Something broke',
    what: 'This is our mistake, not yours. Your game is kept in this browser up to the last move.',
    save: 'Save the game as a file',
    saved: 'The file is in your downloads. It can be opened under “Games”.',
    notSaved: 'The game could not be read. It should still be listed under “Games”.',
    again: 'Load the page again',
    home: 'Go home',
    details: 'For a bug report',
  },
  {
    title: 'Quelque chose a cassé',
    what: 'C’est notre faute, pas la vôtre. Votre partie est conservée dans ce navigateur jusqu’au dernier coup.',
    save: 'Enregistrer la partie dans un fichier',
    saved: 'Le fichier est dans vos téléchargements. Il s’ouvre depuis «\u00a0Parties\u00a0».',
    notSaved:
      'La partie n’a pas pu être lue. Elle devrait rester dans la liste des «\u00a0Parties\u00a0».',
    again: 'Recharger la page',
    home: 'Retour à l’accueil',
    details: 'Pour un rapport de bogue',
  },
);

interface State {
  readonly error: Error | null;
  readonly message: string;
}

/** Catches what no screen expected, also what fails beside the page, and offers to save the game that was being played. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null, message: '' };
  private forgetHost: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount(): void {
    this.forgetHost = onHostFailure((error) => this.setState({ error }));
  }

  override componentWillUnmount(): void {
    this.forgetHost?.();
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error, message } = this.state;
    if (error === null) return this.props.children;
    const say = errorWords[languageOf(useSettings.getState().language)];
    const id = /^#\/(?:play|replay)\/([^/]+)/.exec(location.hash)?.[1];
    return (
      <main className={styles.error}>
        <h1>{say.title}</h1>
        <p>{say.what}</p>
        <div className={styles.actions}>
          {id !== undefined && (
            <button type="button" onClick={() => void this.save(id)}>
              {say.save}
            </button>
          )}
          <button type="button" onClick={() => location.reload()}>
            {say.again}
          </button>
          <button type="button" onClick={() => this.goHome()}>
            {say.home}
          </button>
        </div>
        <p role="status">{message}</p>
        <details>
          <summary>{say.details}</summary>
          <pre>{error.stack ?? error.message}</pre>
        </details>
      </main>
    );
  }

  private goHome(): void {
    location.hash = '#/';
    this.setState({ error: null, message: '' });
  }

  private async save(id: string): Promise<void> {
    const say = errorWords[languageOf(useSettings.getState().language)];
    const file = await fileOf(id).catch(() => null);
    if (file?.ok === true) downloadText('openrealms-game.json', JSON.stringify(file.value));
    this.setState({ message: file?.ok === true ? say.saved : say.notSaved });
  }
}

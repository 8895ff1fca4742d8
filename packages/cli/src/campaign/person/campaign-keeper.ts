import { ENGINE_VERSION } from '@openrealms/engine';
import { Failure } from '../../failure.ts';
import type { Game } from '../../play/game.ts';
import type { GameKeeper } from '../../play/keeper.ts';
import type { CampaignWords } from '../../text/campaign-words.ts';
import type { CampaignFile } from './campaign-file.ts';

/** Keeps a game of a campaign in the file of the campaign, after every move. */
export class CampaignKeeper implements GameKeeper {
  private readonly file: CampaignFile;
  private readonly words: CampaignWords;
  private readonly tell: (text: string) => void;
  private complained = false;

  constructor(file: CampaignFile, words: CampaignWords, tell: (text: string) => void) {
    this.file = file;
    this.words = words;
    this.tell = tell;
  }

  /** A save that fails does not end the game; the next move tries again. */
  async follow({ record, start }: Game): Promise<void> {
    const seed = 'seed' in start ? start.seed : '';
    const moves = record.moves.map(({ seat, command }) => ({ seat, command }));
    try {
      await this.file.keep({ note: { game: { engine: ENGINE_VERSION, seed, moves } } });
      this.complained = false;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!this.complained) this.tell(`${error.message} ${this.words.saveFailing}`);
      this.complained = true;
    }
  }

  async save(game: Game): Promise<void> {
    await this.follow(game);
    if (!this.complained) this.tell(this.words.alwaysSaved(this.file.path));
  }

  async leave(game: Game): Promise<void> {
    await this.follow(game);
  }

  /** Whoever plays the campaign says it. */
  sayWhereSaved(): void {}

  /** The campaign takes the result down. */
  async finish(): Promise<void> {}
}

import {
  chooseOption,
  finishedScenario,
  isOver,
  type Language,
  recordGame,
  viewFor,
} from '@openrealms/engine';
import { scenarioRuleText } from '@openrealms/narrator';
import type { LineReader } from '../../line-reader.ts';
import type { Wording } from '../../play/actions.ts';
import { Announcer } from '../../play/announcer.ts';
import { BotPlayers } from '../../play/bot-players.ts';
import type { Screen } from '../../play/screen.ts';
import { Table } from '../../play/table.ts';
import { chooseSides, introducePeople } from './beginning.ts';
import { optionOfBot, taken, upgradeOfBot } from './bot-decisions.ts';
import { briefingPages, firstPlayerLine, scenarioTitle } from './briefing.ts';
import type { CampaignFile } from './campaign-file.ts';
import { CampaignKeeper } from './campaign-keeper.ts';
import type { Company } from './company.ts';
import { Dialogue } from './dialogue.ts';
import { upgradeByPerson, upgradeLine } from './last-upgrades.ts';
import { mapPage, openCardsPage, type Page, vaultPages, warPage } from './pages.ts';
import { finalPage, finishedPage, reportPages } from './report.ts';
import { keptGame, scenarioGame } from './scenario-game.ts';
import { playerOf, type Scene, sceneOf } from './scene.ts';

/** What a campaign is played with. */
export interface Means {
  readonly file: CampaignFile;
  readonly company: Company;
  readonly language: Language;
  readonly screenFor: (wording: Wording) => Screen;
  readonly lines: LineReader;
}

/** A campaign that a person plays in the terminal, from wherever it stands until it is finished or the person leaves. */
export class CampaignRun {
  private readonly means: Means;
  private readonly dialogue: Dialogue;
  /** Whether the briefing of the current scenario has been read here. */
  private briefed = false;

  constructor(means: Means) {
    this.means = means;
    const { say, wording } = this.scene();
    const screen = means.screenFor(wording);
    const { lines } = means;
    this.dialogue = new Dialogue({ lines, screen, say, colon: wording.words.colon }, (word) =>
      this.pages(word),
    );
  }

  tell(text: string): void {
    this.dialogue.tell(text);
  }

  /** Asks the people who begin a campaign for their names; gives whether they go on. */
  introduce(): Promise<boolean> {
    return introducePeople(this.means.company, this.scene(), this.dialogue);
  }

  /** Gives whether the campaign is finished; otherwise the person has left, and it is saved. */
  async run(): Promise<boolean> {
    for (;;) {
      const { phase } = this.means.file.view;
      if (phase === 'finished') {
        const scene = this.scene();
        this.dialogue.show([...(this.briefed ? [] : [finalPage(scene)]), finishedPage(scene)]);
        return true;
      }
      if (!(await this.step())) return false;
    }
  }

  /** One step further; gives whether the person goes on. */
  private step(): Promise<boolean> {
    switch (this.means.file.view.phase) {
      case 'sides':
        return chooseSides(this.means.company, () => this.scene(), this.dialogue);
      case 'choice':
        return this.chooseOption();
      case 'game':
        return this.playGame();
      default:
        return this.upgrade();
    }
  }

  private scene(): Scene {
    return sceneOf(this.means.file, this.means.language);
  }

  private pages(word: string): readonly Page[] | null {
    const scene = this.scene();
    if (scene.view.sides === null) return null;
    switch (word) {
      case 'war':
      case 'guerre':
        return [warPage(scene)];
      case 'map':
      case 'carte':
        return [mapPage(scene)];
      case 'vaults':
      case 'vault':
      case 'sheets':
      case 'coffres':
      case 'planches':
        return vaultPages(scene);
      case 'cards':
      case 'cartes':
        return [openCardsPage(scene)];
      default:
        return null;
    }
  }

  /** Opens the envelope of the current scenario, if it is not open; gives whether the person goes on. */
  private async brief(): Promise<boolean> {
    const { file } = this.means;
    const scene = this.scene();
    const { say, view, wording } = scene;
    if (file.note.opened < view.scenario) {
      const title = say.sealed(wording.scenario.scenario(view.scenario));
      this.dialogue.show([{ title, lines: [firstPlayerLine(scene)] }]);
      if (!(await this.dialogue.pause(say.openEnvelope))) return false;
      await file.keep({ note: { opened: view.scenario } });
      this.briefed = false;
    }
    if (!this.briefed) this.dialogue.show(briefingPages(this.scene()));
    this.briefed = true;
    return true;
  }

  private async chooseOption(): Promise<boolean> {
    const { file, company } = this.means;
    const { view } = file;
    const chooser = playerOf(view.first, view);
    if (!company.people.includes(chooser)) {
      await file.keep({ campaign: optionOfBot(file.campaign, file.box) });
      return true;
    }
    if (!(await this.brief())) return false;
    const { say, wording } = this.scene();
    const { book } = wording;
    this.dialogue.tell(say.choose(wording.names[chooser]));
    const chosen = await this.dialogue.choose(
      view.options.map(({ name, rules }) => ({
        name: name[book.language],
        text: rules.map((rule) => scenarioRuleText(rule, book)).join(' '),
      })),
    );
    if (typeof chosen !== 'number') return false;
    const { id, name } = view.options[chosen];
    await file.keep({ campaign: taken(chooseOption(file.campaign, file.box, id)) });
    this.dialogue.tell(say.chosen(wording.names[chooser], name[book.language]));
    return true;
  }

  private async playGame(): Promise<boolean> {
    const { file, company, lines, screenFor } = this.means;
    const { say, wording: common } = this.scene();
    const inTheMiddle = keptGame(file) !== null;
    if (inTheMiddle) this.dialogue.tell(say.goOn(scenarioTitle(this.scene())));
    else if (!(await this.brief()) || !(await this.dialogue.pause(say.play))) return false;
    const game = scenarioGame(file, company);
    const names = common.names.map((name, seat) =>
      company.bot !== null && seat === game.you ? common.words.you : name,
    );
    const wording: Wording = { ...common, names };
    const screen = screenFor(wording);
    const teams = viewFor(game.record.state, game.you).seats.map(({ team }) => team);
    const announcer = new Announcer(screen, wording, game.you, teams);
    const keeper = new CampaignKeeper(file, say, (text) => announcer.say(text));
    await keeper.follow(game);
    const table = new Table(game, wording, screen, announcer, lines, keeper, new BotPlayers(game));
    await table.run();
    const { state } = table.current.record;
    if (!isOver(state)) return false;
    const { scenario } = file.view;
    const campaign = taken(recordGame(file.campaign, file.box, finishedScenario(state)));
    await file.keep({ campaign, note: { game: null } });
    this.briefed = false;
    this.dialogue.show(reportPages(this.scene(), scenario));
    return true;
  }

  /** After the campaign, by turns; the count comes before the first of these upgrades. */
  private async upgrade(): Promise<boolean> {
    const { file, company } = this.means;
    const scene = this.scene();
    if (!this.briefed) this.dialogue.show([finalPage(scene)]);
    this.briefed = true;
    const side = scene.view.upgrading?.side;
    if (side !== undefined && company.people.includes(playerOf(side, scene.view))) {
      return upgradeByPerson(scene, this.dialogue);
    }
    const next = upgradeOfBot(file.campaign, file.box);
    if (next === null) return true;
    await file.keep({ campaign: next.campaign });
    this.dialogue.tell(upgradeLine(next.card, scene));
    return true;
  }
}

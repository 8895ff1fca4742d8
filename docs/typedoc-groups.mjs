// A TypeDoc plugin for `npm run docs`: calls the modules by the names of their packages and groups the exports of
// the engine by what they are for, which the file they stand in tells.
import { Application, Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

// The first path that begins a file's path inside packages/engine/src/ decides.
const GROUPS = [
  ['setup.ts', 'Set up a game'],
  ['rules/create-game.ts', 'Set up a game'],
  ['rules/submit.ts', 'Play'],
  ['rules/refusal.ts', 'Play'],
  ['commands/command.ts', 'Play'],
  ['commands/readable.ts', 'Play'],
  ['commands/text.ts', 'Play'],
  ['events/', 'Events'],
  ['views/', 'Views'],
  ['record/fairness.ts', 'Chance and fairness'],
  ['record/', 'Records, undo, replays and saves'],
  ['notation/', 'Records, undo, replays and saves'],
  ['random.ts', 'Chance and fairness'],
  ['cards/ability.ts', 'The ability language'],
  ['cards/', 'Cards and boxes'],
  ['campaign/pack/', 'Content packs'],
  ['campaign/', 'Campaigns'],
  ['scenarios/', 'Campaigns'],
  ['text/', 'Cards in words'],
  ['state/', 'The state'],
  ['rules/', 'Search: commands as numbers'],
  ['commands/', 'Search: commands as numbers'],
  ['', 'Versions and problems'],
];

const ENGINE = '@openrealms/engine';

export function load(app) {
  // Not before: what typedoc.json says is read after the plugins are loaded.
  app.on(Application.EVENT_BOOTSTRAP_END, () => {
    app.options.setValue('groupOrder', [...new Set(GROUPS.map(([, group]) => group)), '*']);
  });
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    const source = reflection.project.getSymbolIdFromReflection(reflection);
    if (reflection.kindOf(ReflectionKind.Module)) reflection.name = source.packageName;
    if (reflection.parent?.name !== ENGINE) return;
    const file = source.packagePath.replace('src/', '');
    const [, group] = GROUPS.find(([start]) => file.startsWith(start));
    reflection.comment ??= new Comment();
    reflection.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]));
  });
}

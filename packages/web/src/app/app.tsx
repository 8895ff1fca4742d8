import { lazy, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomeScreen } from '../home/home-screen.tsx';
import type { Language } from '../i18n/language.ts';
import { useLanguage } from '../i18n/words.ts';
import { useSettings } from '../settings/settings.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Loading } from './loading.tsx';

const NewGameScreen = lazy(async () => ({
  default: (await import('../home/new-game-screen.tsx')).NewGameScreen,
}));
const ChallengesScreen = lazy(async () => ({
  default: (await import('../challenges/challenges-screen.tsx')).ChallengesScreen,
}));
const CampaignsScreen = lazy(async () => ({
  default: (await import('../campaign/campaigns-screen.tsx')).CampaignsScreen,
}));
const PlayScreen = lazy(async () => ({
  default: (await import('../play/play-screen.tsx')).PlayScreen,
}));
const GamesScreen = lazy(async () => ({
  default: (await import('../games/games-screen.tsx')).GamesScreen,
}));
const ReplayScreen = lazy(async () => ({
  default: (await import('../replay/replay-screen.tsx')).ReplayScreen,
}));
const SharedReplayScreen = lazy(async () => ({
  default: (await import('../replay/shared-replay-screen.tsx')).SharedReplayScreen,
}));
const GalleryScreen = lazy(async () => ({
  default: (await import('../gallery/gallery-screen.tsx')).GalleryScreen,
}));
const LearnScreen = lazy(async () => ({
  default: (await import('../learn/learn-screen.tsx')).LearnScreen,
}));
const LessonScreen = lazy(async () => ({
  default: (await import('../learn/lesson-screen.tsx')).LessonScreen,
}));
const RulesScreen = lazy(async () => ({
  default: (await import('../rules/rules-screen.tsx')).RulesScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../settings/settings-screen.tsx')).SettingsScreen,
}));

export function App() {
  const language = useLanguage();
  useDocumentSettings(language);
  return (
    <I18nProvider locale={language}>
      <ErrorBoundary>
        <Router hook={useHashLocation}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/new">
                <NewGameScreen />
              </Route>
              <Route path="/challenges/:challenge?">
                {({ challenge }) => <ChallengesScreen challenge={challenge} />}
              </Route>
              <Route path="/campaigns/:id?/:page?/:part?">
                {({ id, page, part }) => <CampaignsScreen id={id} page={page} part={part} />}
              </Route>
              <Route path="/play/:id">{({ id }) => <PlayScreen key={id} id={id} />}</Route>
              <Route path="/games">
                <GamesScreen />
              </Route>
              <Route path="/replay/:id/:move?">
                {({ id, move }) => <ReplayScreen key={id} id={id} move={numberOr(move)} />}
              </Route>
              <Route path="/r/:data/:move?">
                {({ data, move }) => (
                  <SharedReplayScreen key={data} data={data} move={numberOr(move)} />
                )}
              </Route>
              <Route path="/gallery/:card?">{({ card }) => <GalleryScreen cardId={card} />}</Route>
              <Route path="/learn">
                <LearnScreen />
              </Route>
              <Route path="/learn/:lesson">
                {({ lesson }) => <LessonScreen key={lesson} lesson={lesson} />}
              </Route>
              <Route path="/rules/:section?">
                {({ section }) => <RulesScreen section={section} />}
              </Route>
              <Route path="/settings">
                <SettingsScreen />
              </Route>
              <Route>
                <HomeScreen />
              </Route>
            </Switch>
          </Suspense>
        </Router>
      </ErrorBoundary>
    </I18nProvider>
  );
}

function numberOr(text: string | undefined): number | undefined {
  const number = Number(text);
  return text === undefined || !Number.isInteger(number) ? undefined : number;
}

/** What of the settings the whole document shows. */
function useDocumentSettings(language: Language): void {
  const theme = useSettings((settings) => settings.theme);
  const textSize = useSettings((settings) => settings.textSize);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [textSize]);
}

import { useSettings } from '../settings/settings.ts';

/** The height of ordinary text in pixels; it follows the setting for the size of text. */
export function useTextHeight(): number {
  const percent = useSettings((settings) => settings.textSize);
  return (16 * percent) / 100;
}

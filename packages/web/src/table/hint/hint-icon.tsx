import { Icon } from '../../card/icon.tsx';

/** A lamp: also what marks the thing that a hint is about. */
export function HintIcon() {
  return (
    <Icon>
      <path d="M12 1.5a7.3 7.3 0 0 0-4.4 13.1c.8.6 1.2 1.4 1.3 2.4h6.2c.1-1 .5-1.8 1.3-2.4A7.3 7.3 0 0 0 12 1.5ZM9 18.6h6v1.6H9Zm.9 2.8h4.2a2.1 2.1 0 0 1-4.2 0Z" />
    </Icon>
  );
}

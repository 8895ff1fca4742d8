import { Icon } from '../card/icon.tsx';

export function PlayIcon() {
  return (
    <Icon>
      <path d="M6 3.5 20.5 12 6 20.5Z" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M5.5 4h4.6v16H5.5ZM13.9 4h4.6v16h-4.6Z" />
    </Icon>
  );
}

export function StepIcon() {
  return (
    <Icon>
      <path d="M6 4.5 15 12l-9 7.500ZM16 4.500h3.200v15H16Z" />
    </Icon>
  );
}

export function TurnIcon() {
  return (
    <Icon>
      <path d="M2.5 4.5 12 12l-9.5 7.500ZM12 4.5 21.5 12 12 19.500Z" />
    </Icon>
  );
}

export function EndIcon() {
  return (
    <Icon>
      <path d="M1.5 4.5 10 12l-8.5 7.500ZM10 4.5 18.5 12 10 19.500ZM19 4.500h3v15h-3Z" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <circle cx="5" cy="12" r="2.2" />
      <circle cx="12" cy="12" r="2.2" />
      <circle cx="19" cy="12" r="2.2" />
    </Icon>
  );
}

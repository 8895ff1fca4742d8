import type { ReactNode } from 'react';
import { Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import field from './field.module.css';

interface TextInputProps {
  readonly label: string;
  /** Only a screen reader needs the label: what stands around says it already. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  readonly maxLength?: number;
  /** Room for several lines. */
  readonly tall?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text to type, with what is wrong with it beside it. */
export function TextInput(props: TextInputProps) {
  const { label, hideLabel = false, hint, placeholder = '', error, maxLength } = props;
  const { tall = false, value, onChange } = props;
  const typed = { className: field.input, autoComplete: 'off', spellCheck: false, placeholder };
  return (
    <TextField
      className={field.field}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      {...(maxLength !== undefined && { maxLength })}
    >
      <Label className={hideLabel ? 'visually-hidden' : field.label}>{label}</Label>
      {hint !== undefined && (
        <Text slot="description" elementType="p" className={field.hint}>
          {hint}
        </Text>
      )}
      {tall ? <TextArea {...typed} /> : <Input {...typed} />}
      {error !== undefined && (
        <Text slot="errorMessage" elementType="p" className={field.error} role="alert">
          {error}
        </Text>
      )}
    </TextField>
  );
}

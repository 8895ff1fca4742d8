/**
 * Which part of a Boss is wanted: the figures in a strip on the table, the same at length in a panel with what the Boss does in its turn, or
 * what it will do next in a sentence.
 */
export interface BoardProps {
  readonly part: 'strip' | 'sheet' | 'next';
}

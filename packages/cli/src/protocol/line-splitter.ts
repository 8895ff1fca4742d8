import { StringDecoder } from 'node:string_decoder';

/**
 * Cuts what comes through a pipe into lines and hands on each that is not empty. A line longer than `limit` bytes
 * is handed on as null, once, and nothing after it.
 */
export function lineSplitter(
  limit: number,
  onLine: (line: string | null) => void,
): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let bytes = 0;
  let broken = false;
  return (chunk) => {
    if (broken) return;
    let start = 0;
    while (start <= chunk.length) {
      const end = chunk.indexOf(0x0a, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      bytes += part.length;
      if (bytes > limit) {
        broken = true;
        rest = '';
        onLine(null);
        return;
      }
      rest += decoder.write(part);
      if (end < 0) return;
      const line = rest.trim();
      rest = '';
      bytes = 0;
      if (line !== '') onLine(line);
      start = end + 1;
    }
  };
}

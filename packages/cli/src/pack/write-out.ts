import { Failure } from '../failure.ts';
import { fileExists, writeTextFile } from '../files.ts';
import { type Io, print } from '../io.ts';

/** Writes a text to a file that is not there yet, or prints it. */
export async function writeOut(
  text: string,
  file: string | undefined,
  overwrite: boolean,
  io: Io,
): Promise<void> {
  if (file === undefined) {
    io.stdout.write(text);
    return;
  }
  if (!overwrite && fileExists(file, io)) {
    throw new Failure(`${file} is there already. Choose another file, or give --force.`);
  }
  await writeTextFile(file, text, io);
  print(io, `Written to ${file}.`);
}

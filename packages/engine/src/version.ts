/** The version of the rules engine; it changes whenever the same commands could lead to another game. */
export const ENGINE_VERSION = '0.1.0';

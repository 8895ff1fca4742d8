/** The names with a number behind those that several players share. */
export function distinctNames(names: readonly string[]): readonly string[] {
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name,
  );
}

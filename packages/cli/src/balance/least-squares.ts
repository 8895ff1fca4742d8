/** A number that was estimated. */
export interface Estimate {
  readonly value: number;
  /** Its standard error. */
  readonly error: number;
}

/** What was seen once: a number for each column, and what came of it. */
export interface Observation {
  readonly row: Float64Array;
  readonly result: number;
}

/** A column counts as a mix of others if less than this share of its length is its own. */
const TOLERANCE = 1e-9;

/**
 * Ordinary least squares: for each column, by how much the result rises when it rises by 1 and all others stay as they are.
 * Observations of one group may depend on each other as they like, and spread as they like; the standard errors come from the
 * groups as wholes. The groups are gone through twice. Null for a column that is zero everywhere or a mix of columns before it.
 */
export function leastSquares(
  columns: number,
  groups: Iterable<readonly Observation[]>,
): (Estimate | null)[] {
  const { product, sums } = sumsOver(columns, groups);
  const inverse = inverseOf(product);
  const coefficients = times(inverse, sums);
  const squares = new Float64Array(columns);
  let [observations, count] = [0, 0];
  for (const group of groups) {
    observations += group.length;
    count++;
    const score = new Float64Array(columns);
    for (const { row, result } of group) {
      let rest = result;
      for (let i = 0; i < columns; i++) rest -= coefficients[i] * row[i];
      for (let i = 0; i < columns; i++) score[i] += rest * row[i];
    }
    times(inverse, score).forEach((pull, i) => {
      squares[i] += pull * pull;
    });
  }
  const known = inverse.filter((line) => line !== null).length;
  const fewness =
    (count / Math.max(1, count - 1)) * ((observations - 1) / Math.max(1, observations - known));
  return inverse.map((line, i) =>
    line === null ? null : { value: coefficients[i], error: Math.sqrt(squares[i] * fewness) },
  );
}

/** The products of all columns with each other, and with the results. */
function sumsOver(
  columns: number,
  groups: Iterable<readonly Observation[]>,
): { readonly product: readonly Float64Array[]; readonly sums: Float64Array } {
  const product = Array.from({ length: columns }, () => new Float64Array(columns));
  const sums = new Float64Array(columns);
  for (const group of groups) {
    for (const { row, result } of group) {
      const filled: number[] = [];
      for (let i = 0; i < columns; i++) if (row[i] !== 0) filled.push(i);
      for (const i of filled) {
        sums[i] += row[i] * result;
        for (const j of filled) product[i][j] += row[i] * row[j];
      }
    }
  }
  return { product, sums };
}

/** The inverse over the columns that are no mix of columns before them, by sweeping one after the other; null for the others. */
function inverseOf(matrix: readonly Float64Array[]): (Float64Array | null)[] {
  const columns = matrix.length;
  const own = matrix.map((line, i) => line[i]);
  const swept = matrix.map((line) => line.slice());
  const kept: number[] = [];
  for (let k = 0; k < columns; k++) {
    const pivot = swept[k][k];
    if (own[k] === 0 || pivot <= TOLERANCE * own[k]) continue;
    kept.push(k);
    const line = swept[k].map((each) => each / pivot);
    for (let i = 0; i < columns; i++) {
      const factor = swept[i][k];
      if (i === k || factor === 0) continue;
      for (let j = 0; j < columns; j++) swept[i][j] -= factor * line[j];
      swept[i][k] = -factor / pivot;
    }
    swept[k] = line;
    swept[k][k] = 1 / pivot;
  }
  return swept.map((line, i) => {
    if (!kept.includes(i)) return null;
    const clean = new Float64Array(columns);
    for (const j of kept) clean[j] = line[j];
    return clean;
  });
}

function times(matrix: readonly (Float64Array | null)[], vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (line) => {
    let sum = 0;
    if (line !== null) for (let j = 0; j < line.length; j++) sum += line[j] * vector[j];
    return sum;
  });
}

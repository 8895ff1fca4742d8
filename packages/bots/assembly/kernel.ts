// The arithmetic of the network, four numbers at a time. Everything lies in one memory; the caller says where.

/** Adds rows of the table, each times a number, to the sums: `count` entries of row, factor and which of the sums. */
export function addRows(entries: usize, count: i32, table: usize, sums: usize, width: usize): void {
  for (let i = 0; i < count; i++) {
    const entry = entries + i * 12;
    let from = table + <usize>load<u32>(entry) * width;
    let to = sums + <usize>load<u32>(entry, 8) * width;
    const factor = f32x4.splat(load<f32>(entry, 4));
    const end = from + width;
    while (from < end) {
      v128.store(to, f32x4.add(v128.load(to), f32x4.mul(factor, v128.load(from))));
      from += 16;
      to += 16;
    }
  }
}

/** From the three sums to the value before it is squeezed between 0 and 1; leaves both layers in memory. */
export function forward(
  sums: usize,
  mine: f32,
  theirs: f32,
  leak: f32,
  first: usize,
  weights: usize,
  biases: usize,
  second: usize,
  output: usize,
  width: usize,
  units: i32,
): f32 {
  const a = f32x4.splat(mine);
  const b = f32x4.splat(theirs);
  const little = f32x4.splat(leak);
  for (let at: usize = 0; at < width; at += 16) {
    const from = sums + at;
    const plain = v128.load(from);
    const own = f32x4.mul(a, v128.load(from + width));
    const other = f32x4.mul(b, v128.load(from + 2 * width));
    const sum = f32x4.add(plain, f32x4.add(own, other));
    v128.store(first + at, f32x4.max(sum, f32x4.mul(little, sum)));
  }
  let value = load<f32>(output, 0);
  for (let j = 0; j < units; j++) {
    let total = f32x4.splat(0);
    const row = weights + <usize>j * width;
    for (let at: usize = 0; at < width; at += 16) {
      total = f32x4.add(total, f32x4.mul(v128.load(row + at), v128.load(first + at)));
    }
    const sum: f32 =
      f32x4.extract_lane(total, 0) +
      f32x4.extract_lane(total, 1) +
      f32x4.extract_lane(total, 2) +
      f32x4.extract_lane(total, 3) +
      load<f32>(biases + ((<usize>j) << 2));
    const cut: f32 = sum > 0 ? sum : leak * sum;
    store<f32>(second + ((<usize>j) << 2), cut);
    value += cut * load<f32>(output + ((<usize>(j + 1)) << 2));
  }
  return value;
}

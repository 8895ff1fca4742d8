/** The mean of arrays that come one after the other. */
export class RunningMean {
  private readonly mean: Float64Array;
  private count = 0;

  constructor(length: number) {
    this.mean = new Float64Array(length);
  }

  add(values: Float32Array): void {
    const { mean } = this;
    const share = 1 / ++this.count;
    for (let i = 0; i < values.length; i++) mean[i] += (values[i] - mean[i]) * share;
  }

  /** Writes the mean over these values; leaves them as they are if nothing was added. */
  copyTo(values: Float32Array): void {
    if (this.count > 0) values.set(this.mean);
  }
}

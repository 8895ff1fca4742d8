// Makes a screenshot small enough for a README: fewer shades, which nobody sees, and the best compression there is.
import { crc32, deflateSync } from 'node:zlib';

/** Shades of a channel lie this far apart. */
const STEP = 5;

/**
 * @param {import('playwright-core').Browser} browser it can read pictures
 * @param {Buffer} png
 * @returns {Promise<Buffer>}
 */
export async function slimPng(browser, png) {
  const page = await browser.newPage();
  const { width, height, base64 } = await page.evaluate(readPixels, {
    address: `data:image/png;base64,${png.toString('base64')}`,
    step: STEP,
  });
  await page.close();
  const pixels = Buffer.from(base64, 'base64');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, three channels.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(pixels, width * 3), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Runs in a page: the pixels without transparency, their channels rounded. */
async function readPixels({ address, step }) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    for (let channel = 0; channel < 3; channel++) {
      pixels[to + channel] = Math.min(255, Math.round(data[from + channel] / step) * step);
    }
  }
  let text = '';
  for (let i = 0; i < pixels.length; i += 0x8000) {
    text += String.fromCharCode(...pixels.subarray(i, i + 0x8000));
  }
  return { width, height, base64: btoa(text) };
}

/** Every line as the differences that are smallest in sum, with the number of the way they were taken before it. */
function filtered(pixels, lineLength) {
  const lines = [];
  let above = Buffer.alloc(lineLength);
  for (let start = 0; start < pixels.length; start += lineLength) {
    const line = pixels.subarray(start, start + lineLength);
    const ways = FILTERS.map((guess, way) => {
      const out = Buffer.alloc(lineLength + 1);
      out[0] = way;
      let sum = 0;
      for (let i = 0; i < lineLength; i++) {
        const left = i < 3 ? 0 : line[i - 3];
        const corner = i < 3 ? 0 : above[i - 3];
        const difference = (line[i] - guess(left, above[i], corner)) & 0xff;
        out[i + 1] = difference;
        sum += difference < 128 ? difference : 256 - difference;
      }
      return { out, sum };
    });
    lines.push(ways.reduce((best, way) => (way.sum < best.sum ? way : best)).out);
    above = line;
  }
  return Buffer.concat(lines);
}

/** The five ways of the format to guess a byte from its neighbours. */
const FILTERS = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - 2 * corner);
    if (toLeft <= toUp && toLeft <= toCorner) return left;
    return toUp <= toCorner ? up : corner;
  },
];

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

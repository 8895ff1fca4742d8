import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../../../../scripts/precompress.mjs';
import { serve } from '../../../../scripts/serve.mjs';

const SCRIPT = 'console.log("again");\n'.repeat(100);

let folder: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'openrealms-serve-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Test</title>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/main-abc.js'), SCRIPT);
  await precompress(folder);
  server = await serve(folder, { host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the server', () => {
  it('sends the page for the bare address', async () => {
    const { status, headers, body } = await fetchFrom('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toContain('<title>Test</title>');
  });

  it('sends the compressed copy that the browser can read', async () => {
    const brotli = await fetchFrom('/assets/main-abc.js', 'gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await fetchFrom('/assets/main-abc.js', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await fetchFrom('/assets/main-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('lets browsers keep what has a hash in its name, and ask again for the rest', async () => {
    const caching = async (path: string) => (await fetchFrom(path)).headers['cache-control'];
    expect(await caching('/assets/main-abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/')).toBe('no-cache');
    expect(await caching('/sw.js')).toBe('no-cache');
  });

  it('forbids everything from elsewhere', async () => {
    const { headers } = await fetchFrom('/');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(headers['content-security-policy']).not.toMatch(/https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/missing', '/assets/missing.js', '/../package.json', '/..%2f..%2fpackage.json'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetchFrom(path)).status).toBe(404);
    },
  );

  it('only lets read', async () => {
    const status = await new Promise((resolve, reject) => {
      request({ port: server.port, host: '127.0.0.1', method: 'POST' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(405);
  });

  it('says when its port is taken', async () => {
    const second = serve(folder, { port: server.port, host: '127.0.0.1' });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function fetchFrom(path: string, encoding = 'identity'): Promise<Answer> {
  const options = {
    port: server.port,
    host: '127.0.0.1',
    path,
    headers: { 'Accept-Encoding': encoding },
  };
  return new Promise((resolve, reject) => {
    get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

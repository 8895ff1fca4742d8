// A small web server for the built client: compressed files, caching, and headers that let it load nothing from elsewhere.
import { createServer } from 'node:http';
import sirv from 'sirv';

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  // The network of the stronger computer players is WebAssembly; no other code may be made from data.
  "script-src 'self' 'wasm-unsafe-eval'",
  // React writes style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** These have a hash of their content in their names. */
const NEVER_CHANGES = /^\/(?:assets\/|workbox-)/;

/**
 * Serves a folder and gives the port it is served at.
 * Rejects with the error of `listen` (code EADDRINUSE when the port is taken).
 *
 * @param {string} folder
 * @param {{ port?: number, host?: string }} [options] port 0, the default, is any free one
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, { port = 0, host = 'localhost' } = {}) {
  // In this mode the files are looked up at every request: a build may replace them meanwhile.
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, setHeaders });
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (request.method === 'GET' || request.method === 'HEAD') {
      sendFile(request, response, () => end(response, 404, 'There is nothing here.'));
    } else {
      response.setHeader('Allow', 'GET, HEAD');
      end(response, 405, 'Only reading is possible here.');
    }
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: server.address().port, close: () => close(server) };
}

function setHeaders(response, path) {
  const caching = NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
}

function end(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

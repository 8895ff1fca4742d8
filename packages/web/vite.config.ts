import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// Workspace packages are compiled from their TypeScript sources.
const conditions = ['openrealms-source', 'module', 'browser', 'development|production'];

/** Everything that is needed at once goes into one file: many small ones compress badly, and each is asked for on its own. */
const beginning = { name: 'beginning', tags: ['$initial' as const], priority: 3 };

export default defineConfig({
  base: './',
  resolve: { conditions },
  plugins: [
    react(),
    VitePWA({
      // A new version waits until the page lets it take over: see src/app/update-at-home.ts.
      registerType: 'prompt',
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        cleanupOutdatedCaches: true,
        // From the first visit on, not from the second.
        clientsClaim: true,
      },
      manifest: {
        name: 'OpenRealms',
        short_name: 'OpenRealms',
        description: 'A free, unofficial table for the deck-building game Star Realms',
        display: 'standalone',
        orientation: 'any',
        background_color: '#060a13',
        theme_color: '#060a13',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
    }),
  ],
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [beginning] } } },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // It reports plugins that take long, which on a busy machine all do.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            beginning,
            // Each with everything it needs beyond what has come before.
            { name: 'cards', test: /home[\\/]home-cards\.tsx$/, priority: 2 },
            { name: 'table', test: /play[\\/]play-screen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});

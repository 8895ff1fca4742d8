import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import client from '../vite.config.ts';

/** Pages to be looked at and measured, built like the client and never shipped with it. */
export default defineConfig({ ...client, plugins: [react()] });

import { afterAll } from 'vitest';
import { gradeCounts } from './fact';
import './field-facts';
import './hook-facts';
import './dice-facts';
import './grid-facts';
import './document-facts';
import './permission-facts';
import './token-facts';
import './canvas-facts';
import './client-facts';
import './form-facts';
import './pack-facts';

afterAll(() => {
  console.info(gradeCounts());
});

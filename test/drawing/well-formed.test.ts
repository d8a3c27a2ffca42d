import { describe, expect, test } from 'vitest';
import { faultOf } from './well-formed';

describe('the check for well-formed SVG', () => {
  test.each([
    ['an unclosed tag', '<svg><g></svg>'],
    ['a tag that is never closed', '<svg><g></g>'],
    ['a raw ampersand', '<svg>a & b</svg>'],
    ['a raw bracket', '<svg>a < b</svg>'],
    ['a quote that ends an attribute early', '<svg a="b"c"/>'],
    ['two roots', '<svg/><svg/>'],
  ])('finds %s', (_, svg) => {
    expect(faultOf(svg)).toBeDefined();
  });

  test('passes a sound document', () => {
    expect(faultOf('<svg a="1"><g><path d="M0 0"/></g><text>a &amp; b</text></svg>')).toBeUndefined();
  });
});

import { expect, test } from 'vitest';
import { menuPlace } from '../../src/foundry/canvas/menu-place';

const centreOf = (space: string) => {
  const [row = 0, column = 0] = space.split(':').map(Number);
  return { x: column * 100, y: row * 100 };
};

const place = (own: string, open: readonly string[], taken: readonly string[] = []) =>
  menuPlace({ own, open, taken, centreOf, cell: { width: 100, height: 115 }, buttons: 1, middle: 400 });

test('buttons stand beyond every space that can be clicked, away from the nearer edge of the board', () => {
  expect(place('2:4', ['1:4', '2:3', '4:4', '4:5', '3:6'])).toEqual({ space: '4:4', where: 'below' });
  expect(place('6:4', ['5:4', '4:5', '4:3', '7:4'])).toMatchObject({ where: 'above' });
  expect(place('6:4', [])).toEqual({ space: '6:4', where: 'above' });
});

test('buttons hide no piece where there is a place that hides none', () => {
  const open = ['5:4', '4:4', '7:4', '6:3', '6:5'];
  expect(place('6:4', open, ['6:4', '3:4', '3:5'])).toEqual({ space: '7:4', where: 'below' });
  expect(place('6:4', open, ['3:4', '8:4'])).toEqual({ space: '6:5', where: 'right' });
  expect(place('6:4', open, ['3:4', '8:4', '6:6'])).toEqual({ space: '6:3', where: 'left' });
  expect(place('6:4', open, ['3:4', '8:4', '6:6', '6:2'])).toEqual({ space: '4:4', where: 'above' });
});

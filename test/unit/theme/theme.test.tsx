import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import {
  Alert,
  AppBar,
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  CardActionArea,
  CardContent,
  Checkbox,
  Chip,
  Container,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Drawer,
  FormControlLabel,
  Grid,
  IconButton,
  LinearProgress,
  Link,
  List,
  ListItem,
  ListItemButton,
  NativeSelect,
  OutlinedInput,
  Pagination,
  Paper,
  Radio,
  RadioGroup,
  Skeleton,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  Toolbar,
  Typography,
} from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { dark as darkColours, light as lightColours } from '../../../shared/colours.ts';
import { createSchemeSheet } from '../../../src/theme/schemeSheet.ts';
import { theme } from '../../../src/theme/theme.ts';
import { Field } from '../../../src/ui/form/Field.tsx';

const schemeCss = createSchemeSheet({ light: lightColours, dark: darkColours });

const COLOURS = ['primary', 'error', 'accent', 'onDeep'] as const;

/** One of each component of the site, in the variants that the site uses. */
function Catalogue(): React.JSX.Element {
  return (
    <Container>
      <AppBar>
        <Toolbar>
          <IconButton aria-label="Menu" />
          <IconButton aria-label="Pause" size="large" color="onDeep" />
        </Toolbar>
      </AppBar>
      <Breadcrumbs>
        <Link href="/">Home</Link>
        <Link href="https://example.org/">Elsewhere</Link>
      </Breadcrumbs>
      {COLOURS.map((color) => (
        <Stack key={color} direction="row">
          <Button color={color}>{color}</Button>
          <Button color={color} variant="contained" size="large">
            {color}
          </Button>
          <Button color={color} variant="text" size="small" loading>
            {color}
          </Button>
        </Stack>
      ))}
      {(['h1', 'h6', 'subtitle1', 'body2', 'figure', 'label', 'srOnly', 'overline'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p" color="textSecondary">
          {variant}
        </Typography>
      ))}
      {(['error', 'warning', 'info', 'success'] as const).map((severity) => (
        <Alert key={severity} severity={severity} action={<Button>Retry</Button>}>
          {severity}
        </Alert>
      ))}
      {(['default', 'primary', 'info', 'success', 'warning', 'error'] as const).map((color) => (
        <Chip key={color} color={color} label={color} />
      ))}
      <Chip variant="outlined" clickable label="A choice" />
      <Avatar>AB</Avatar>
      <Skeleton />
      <LinearProgress />
      <Divider />
      <Paper variant="deep" />
      <Paper variant="tint" />
      <Card>
        <CardActionArea href="/x">
          <CardContent>A card</CardContent>
        </CardActionArea>
      </Card>
      <Grid container>
        <Grid size={6}>
          <List>
            <ListItem>
              <ListItemButton href="/y" selected>
                One
              </ListItemButton>
            </ListItem>
          </List>
        </Grid>
      </Grid>
      <Tabs value="a">
        <Tab value="a" label="First" />
        <Tab value="b" label="Second" />
      </Tabs>
      <Field id="name" label="Name" helperText="As on your badge" error>
        <OutlinedInput id="name" />
      </Field>
      <Field id="message" label="Message">
        <OutlinedInput id="message" multiline rows={3} disabled />
      </Field>
      <Field id="month" label="Month">
        <NativeSelect id="month" input={<OutlinedInput />}>
          <option>January</option>
        </NativeSelect>
      </Field>
      <FormControlLabel control={<Checkbox />} label="I agree" />
      <RadioGroup>
        <FormControlLabel control={<Radio />} label="Yes" />
      </RadioGroup>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Month</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>May</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Pagination count={3} />
      <Dialog open>
        <DialogTitle>Sure?</DialogTitle>
        <DialogContent>It cannot be undone.</DialogContent>
        <DialogActions>
          <Button>Yes</Button>
        </DialogActions>
      </Dialog>
      <Drawer open>Menu</Drawer>
    </Container>
  );
}

/** Renders the catalogue, and returns its CSS rules as text. */
function renderCss(): string {
  const insertedRules: string[] = [];
  const cache = createCache({ key: 'css', speedy: false });
  const { insert } = cache.sheet;
  cache.sheet.insert = (rule) => {
    insertedRules.push(rule);
    insert.call(cache.sheet, rule);
  };
  render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} disableStyleSheetGeneration>
        <MemoryRouter>
          <Catalogue />
        </MemoryRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
  return insertedRules.join('\n');
}

describe('the theme', () => {
  it('defines every variable that a component reads, and no rule without a value', () => {
    const css = renderCss();
    const declared = new Set(Array.from(schemeCss.matchAll(/(--k-[\w-]+):/g), ([, name]) => name));
    const readVariables = new Set(Array.from(css.matchAll(/var\((--k-[\w-]+)/g), ([, name]) => name));
    expect(readVariables.size).toBeGreaterThan(30);
    expect([...readVariables].filter((name) => !declared.has(name))).toEqual([]);
    expect(css).not.toMatch(/:\s*(undefined|NaN)|undefined;/);
  });

  it('defines every variable of the light scheme also in the dark scheme', () => {
    const [light, dark] = [':root, .light{', '.dark{'].map((start) => {
      const from = schemeCss.indexOf(start);
      expect(from).toBeGreaterThanOrEqual(0);
      return schemeCss.slice(from + start.length, schemeCss.indexOf('}', from));
    });
    const names = (block: string | undefined) => Array.from(block?.matchAll(/(--k-palette-[\w-]+):/g) ?? [], ([, name]) => name);
    // The dark scheme may define more. A variable that only the light scheme defines would keep its light value.
    expect(names(light).filter((name) => !names(dark).includes(name))).toEqual([]);
    expect(light).toContain('color-scheme:light');
    expect(dark).toContain('color-scheme:dark');
  });
});

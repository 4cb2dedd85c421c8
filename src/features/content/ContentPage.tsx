import { List, Paper, Stack } from '@mui/material';
import { useSearchParams } from 'react-router';
import { useListContentQuery, type ContentList } from '../../api/endpoints/editing.ts';
import { CentredState } from '../../ui/page/CentredState.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { QuerySection } from '../../ui/page/QuerySection.tsx';
import { TextSkeleton } from '../../ui/page/Loading.tsx';
import { contentPath, readContentAddress, SECTION_NAMES, sectionOf, SECTIONS, type ContentAddress } from './contentAddress.ts';
import { EditorFrame, ReadOnlyNotice } from './EditorFrame.tsx';
import { EventList } from './EventList.tsx';
import { FileRow } from './FileRow.tsx';
import { PictureSection } from './PictureSection.tsx';

const TABS = SECTION_NAMES.map((section) => ({ label: SECTIONS[section].label, href: contentPath({ section }) }));

/** Where people look for the notice; it stands in the file of the chapter. */
const NOTICE = {
  file: 'chapter.yaml',
  section: 'home',
  part: { id: 'notice', label: 'Notice on every page', hint: 'A line at the top of every page, until the end of a day' },
};

const listSkeleton = (
  <Paper sx={{ p: { xs: 2, md: 4 } }}>
    <TextSkeleton lines={12} />
  </Paper>
);

function Files({ list, address }: { list: ContentList; address: ContentAddress }): React.JSX.Element {
  const entries = list.files.filter(({ file }) => sectionOf(file) === address.section);
  const chapter = list.files.find(({ file }) => file === NOTICE.file);
  if (address.section === 'events') return <EventList entries={entries} address={address} isReadOnly={list.readOnly !== undefined} />;
  if (entries.length === 0) return <CentredState title="There is nothing here." drawing={{ seed: 'nothing here' }} />;
  return (
    <Paper>
      <List>
        {entries.map((entry) => (
          <FileRow key={entry.file} entry={entry} />
        ))}
        {address.section === NOTICE.section && chapter !== undefined && <FileRow entry={chapter} part={NOTICE.part} />}
      </List>
    </Paper>
  );
}

function Sections(): React.JSX.Element {
  const [search] = useSearchParams();
  const address = readContentAddress(search);
  const { label } = SECTIONS[address.section];
  const query = useListContentQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Heading level={1}>Content</Heading>
      <LinkTabs label="Content" tabs={TABS} current={contentPath({ section: address.section })} />
      <ReadOnlyNotice />
      <Stack component="section" aria-label={label}>
        {address.section === 'pictures' ? (
          <PictureSection isReadOnly={query.data?.readOnly !== undefined} />
        ) : (
          <QuerySection query={query} what="The content" errorSubject="listContent" skeleton={listSkeleton}>
            {(list) => <Files list={list} address={address} />}
          </QuerySection>
        )}
      </Stack>
    </>
  );
}

/** What the chapter shows, by sections, for those who edit it (EDIT-08). */
export default function ContentPage(): React.JSX.Element {
  return (
    <EditorFrame>
      <Sections />
    </EditorFrame>
  );
}
